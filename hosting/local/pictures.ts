import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerPicture } from '../proxies/answer-picture';

/** Serves a picture of another host. */
export const answerPictureRequest = async (
  address: string,
  { method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
  onMissing: () => void,
): Promise<void> => {
  const answer = await answerPicture({ method, address, accept: headers.accept ?? null });
  if (!answer) return onMissing();
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
};
