import { isJsonObject } from '~/sandbox/core/json';
import type { JsonObject } from '~/sandbox/core/json';
import { rejections } from './write-errors';
import type { WorkingSet } from './working-set';

/** Applies one action to a document's draft and published versions. Throws `RejectedChange`. */
export function applyAction(action: unknown, documents: WorkingSet): void {
  if (!isJsonObject(action)) throw rejections.malformed('An action must be an object.');
  switch (action.actionType) {
    case 'sanity.action.document.publish':
      return publish(action, documents);
    case 'sanity.action.document.unpublish':
      return unpublish(action, documents);
    case 'sanity.action.document.discard':
      return discard(action, documents);
    default:
      throw rejections.notModelled(`the action "${String(action.actionType)}"`);
  }
}

function publish(action: JsonObject, documents: WorkingSet): void {
  const [draftId, publishedId] = [idOf(action, 'draftId'), idOf(action, 'publishedId')];
  const draft = documents.get(draftId);
  if (!draft) throw rejections.missing(draftId);
  const published = documents.get(publishedId);
  checkRevision(draftId, draft._rev, action.ifDraftRevisionId);
  checkRevision(publishedId, published?._rev, action.ifPublishedRevisionId);
  const { _updatedAt: _, ...fields } = draft;
  documents.put({ ...fields, _id: publishedId }, action);
  documents.remove(draftId, action);
}

function unpublish(action: JsonObject, documents: WorkingSet): void {
  const [draftId, publishedId] = [idOf(action, 'draftId'), idOf(action, 'publishedId')];
  const published = documents.get(publishedId);
  if (!published) throw rejections.missing(publishedId);
  if (!documents.get(draftId)) documents.put({ ...published, _id: draftId }, action);
  documents.remove(publishedId, action);
}

function discard(action: JsonObject, documents: WorkingSet): void {
  const draftId = idOf(action, 'draftId');
  if (!documents.get(draftId)) throw rejections.missing(draftId);
  documents.remove(draftId, action);
}

function idOf(action: JsonObject, name: string): string {
  const id = action[name];
  if (typeof id === 'string' && id !== '') return id;
  throw rejections.malformed(`The action is missing the attribute "${name}"`);
}

function checkRevision(id: string, current: unknown, expected: unknown): void {
  if (typeof expected === 'string' && expected !== current) {
    throw rejections.revision(id, current, expected);
  }
}
