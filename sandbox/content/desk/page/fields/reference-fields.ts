import { el } from '../dom';
import type { Asset } from '../api';
import type { FieldPlace } from '../form';
import { labelled } from './scalar-fields';
import { isItem } from '../shape';

/** A picker for documents of the types used in such a field. */
export function referenceField(
  place: FieldPlace,
  examples: readonly string[],
  value: unknown,
): HTMLElement {
  const { form, path } = place;
  const current = isItem(value) && typeof value._ref === 'string' ? value._ref : '';
  const types = new Set(
    form.entries
      .filter(({ id }) => id === current || examples.includes(id))
      .map(({ type }) => type),
  );
  const choices = form.entries.filter(({ type }) => types.has(type));
  const select = el(
    'select',
    {},
    el('option', { value: '' }, 'None'),
    ...choices.map(({ id, title, language }) =>
      el(
        'option',
        { value: id, selected: id === current },
        language ? `${title} (${language})` : title,
      ),
    ),
  );
  if (current !== '' && !choices.some(({ id }) => id === current)) {
    select.append(el('option', { value: current, selected: true }, `${current} (missing)`));
  }
  select.addEventListener('change', () =>
    form.change(path, select.value === '' ? undefined : { _type: 'reference', _ref: select.value }),
  );
  return labelled(place, select).field;
}

const assetOf = (value: unknown): string | null => {
  const asset = isItem(value) ? value.asset : null;
  return isItem(asset) && typeof asset._ref === 'string' ? asset._ref : null;
};

/** A picture chosen among the assets, with its alternative text. */
export function imageField(place: FieldPlace, given: unknown): HTMLElement {
  const { form, path, label } = place;
  let value = isItem(given) ? given : null;
  const still = el('img', { alt: '', width: '160', height: '100', hidden: true });
  const alt = el('input', { type: 'text', spellcheck: 'true' });
  alt.value = value && typeof value.alt === 'string' ? value.alt : '';
  const altField = labelled({ path: `${path}.alt`, label: 'Alternative text' }, alt).field;
  const remove = el('button', { type: 'button', class: 'quiet' }, 'Remove picture');
  const draw = (): void => {
    const id = assetOf(value);
    still.hidden = id === null;
    altField.hidden = id === null;
    remove.hidden = id === null;
    if (id !== null) {
      void form.assets().then(assets => {
        const url = assets.find(asset => asset.id === id)?.url;
        if (url) still.src = `${url}?w=320&h=200&fit=crop&auto=format`;
      });
    }
  };
  const write = (next: typeof value): void => {
    value = next;
    form.change(path, next ?? undefined);
    draw();
  };
  alt.addEventListener('input', () => {
    value = { ...value, alt: alt.value };
    form.change(`${path}.alt`, alt.value);
  });
  remove.addEventListener('click', () => write(null));
  const choose = el('button', { type: 'button' }, 'Choose picture');
  choose.addEventListener('click', () => {
    void chooseAsset(form.assets()).then(asset => {
      choose.focus();
      if (!asset) return;
      const { hotspot: _, crop: __, ...kept } = value ?? { _type: 'image' };
      const reference = { _type: 'reference', _ref: asset.id };
      write({ ...kept, _type: 'image', alt: alt.value, asset: reference });
    });
  });
  draw();
  return el(
    'fieldset',
    { class: 'group image', 'data-path': path },
    el('legend', {}, label),
    el('div', { class: 'still' }, still, choose, remove),
    altField,
  );
}

/** Lets the editor choose in a dialog; null if canceled. */
function chooseAsset(loading: Promise<readonly Asset[]>): Promise<Asset | null> {
  return new Promise(resolve => {
    const grid = el('ul', { class: 'assets' });
    const search = el('input', {
      type: 'search',
      'aria-label': 'Search pictures',
      placeholder: 'Search',
    });
    const close = el('button', { type: 'button', class: 'quiet' }, 'Close');
    const dialog = el(
      'dialog',
      { 'aria-label': 'Choose a picture' },
      el('div', { class: 'dialog-head' }, search, close),
      grid,
    );
    let chosen: Asset | null = null;
    const finish = (asset: Asset | null): void => {
      chosen = asset;
      dialog.close();
    };
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(chosen);
    });
    close.addEventListener('click', () => finish(null));
    void loading.then(assets => {
      const draw = (): void => {
        const wanted = search.value.toLowerCase();
        grid.replaceChildren(
          ...assets
            .filter(({ name }) => name.toLowerCase().includes(wanted))
            .map(asset => el('li', {}, assetButton(asset, finish))),
        );
      };
      search.addEventListener('input', draw);
      draw();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

const assetButton = (asset: Asset, choose: (asset: Asset) => void): HTMLElement =>
  el(
    'button',
    { type: 'button', class: 'asset', onclick: () => choose(asset) },
    el('img', {
      src: `${asset.url}?w=240&h=160&fit=crop&auto=format`,
      alt: '',
      width: '120',
      height: '80',
      loading: 'lazy',
    }),
    el('span', {}, asset.name),
  );
