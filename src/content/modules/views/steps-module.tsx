import type { StepsModule } from '~/src/domain/content/modules';
import { Section } from '~/src/ui/layout';
import { ModuleHeading } from '../module-heading';

export function Steps({ module }: { module: StepsModule }) {
  return (
    <Section tone="tint" labelledBy={module.heading ? module.key : undefined}>
      <div className="wrap">
        <ModuleHeading id={module.key} heading={module.heading} />
        <ol className="steps mt-8 md:mt-10">
          {module.steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-xl">{title}</h3>
              {text && <p className="mt-2 text-ink-soft">{text}</p>}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
