import type { QuestionsModule } from '~/src/domain/content/modules';
import { Disclosure } from '~/src/ui/disclosure';
import { Section } from '~/src/ui/layout';
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
