import { el, words } from '../dom';
import type { RenderField } from '../form';
import { listField } from './list-fields';
import { imageField, referenceField } from './reference-fields';
import { scalarField } from './scalar-fields';
import { isItem } from '../shape';

/** Renders a field of any shape. */
export const renderField: RenderField = (place, shape, value) => {
  switch (shape.kind) {
    case 'image':
      return imageField(place, value);
    case 'reference':
      return referenceField(place, shape.examples, value);
    case 'list':
      return listField(place, shape, renderField);
    case 'object': {
      const item = isItem(value) ? value : {};
      const fields = Object.entries(shape.fields).map(([name, inner]) =>
        renderField(
          { form: place.form, path: `${place.path}.${name}`, label: words(name) },
          inner,
          item[name],
        ),
      );
      return el(
        'fieldset',
        { class: 'group', 'data-path': place.path },
        el('legend', {}, place.label),
        ...fields,
      );
    }
    case 'text':
    case 'long':
    case 'date':
    case 'moment':
    case 'number':
    case 'boolean':
    case 'slug':
      return scalarField(place, shape, value);
  }
};
