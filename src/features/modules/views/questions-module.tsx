import type { QuestionsModule } from '../../../domain/content/modules';
import { Disclosure } from '../../../ui/disclosure';
import { Section } from '../../../ui/layout';
import { ModuleHeading } from '../module-heading';

export function Questions({ module }: { module: QuestionsModule }) {
  return (
    <Section labelledBy={module.heading ? module.key : undefined}>
      <div className="wrap aside-grid">
        <div>
          <ModuleHeading id={module.key} heading={module.heading} />
        </div>
        <div>
          {module.items.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
