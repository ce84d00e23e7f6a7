import type { ModuleLink } from '~/src/domain/content/module';
import type { ContentModule } from '~/src/domain/content/modules';
import { isRecord } from '~/src/domain/data/read';
import type { DocumentFields } from '../fields';

export type ModuleType = ContentModule['type'];

type Read<Type extends ModuleType> = (
  fields: DocumentFields,
) => Omit<Extract<ContentModule, { type: Type }>, 'type' | 'key' | 'anchor'>;

/** A reader for each of those types. */
export type Readers<Types extends ModuleType> = { readonly [Type in Types]: Read<Type> };

/** The link of a module with its label; one without a target is reported and keeps its label. */
export const labelledLink = (fields: DocumentFields): ModuleLink | null =>
  fields.nested('link', item =>
    // Without its link the label is not shown.
    {
      const link = item.requiredLink('link');
      return isRecord(item.record.link) ? { label: item.text('label'), link } : null;
    },
  );
