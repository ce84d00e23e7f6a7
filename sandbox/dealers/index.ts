import type { IncomingMessage } from 'node:http';
import { dealers } from '~/seed/dealers';
import { sendJson } from '../core/json';
import { openContract } from '../core/openapi-contract';
import { PORTS } from '../core/ports';
import type { Service, ServiceContext } from '../core/service';
import type { AppointmentBook } from '../scheduler/appointment-book';
import { firstFreeDay } from '../scheduler/first-free-day';
import { findDealers } from './find-dealers';
import { readPostalCode, type PostalCode } from './postal-area';

const PATH = '/prod/ifb-dealer-search';
const PARAMETER = 'postalCode';

interface Answer {
  readonly status: 200 | 400 | 404 | 405;
  readonly document: unknown;
}

const refuse = (
  status: Answer['status'],
  message: string,
  code: 'malformed' | 'invalidPostalCode' = 'malformed',
): Answer => ({ status, document: { error: { code, message } } });

/**
 * The dealer search, as `openapi/dealers.yaml` has it, over the dealers of the seed.
 * @param book the scheduler's, which knows when dealers are free
 */
export function createDealersService({ now }: ServiceContext, book: AppointmentBook): Service {
  const found = (asked: PostalCode): readonly object[] =>
    findDealers(dealers, asked).map(dealer => ({
      ...dealer,
      nextVisit: firstFreeDay(book, dealer.id, asked.code, now()),
    }));

  const answer = ({ method, url = '/' }: IncomingMessage): Answer => {
    const { pathname, searchParams } = new URL(url, 'http://dealers');
    if (pathname !== PATH) return refuse(404, 'There is nothing at this address.');
    if (method !== 'GET') return refuse(405, 'Only GET is answered here.');
    const unknown = [...searchParams.keys()].find(name => name !== PARAMETER);
    if (unknown !== undefined) {
      return refuse(400, `The parameter "${unknown}" is unknown: only "${PARAMETER}" is read.`);
    }
    const [text, ...more] = searchParams.getAll(PARAMETER);
    if (text === undefined) return refuse(400, `The parameter "${PARAMETER}" is missing.`);
    if (more.length > 0) return refuse(400, `The parameter "${PARAMETER}" is given twice.`);
    const asked = readPostalCode(text);
    return asked
      ? { status: 200, document: found(asked) }
      : refuse(400, `"${text}" is no ZIP or postal code.`, 'invalidPostalCode');
  };

  return {
    name: 'dealers',
    port: PORTS.dealers,
    operations: openContract('dealers').operations(),
    handle: async (request, response) => {
      const { status, document } = answer(request);
      sendJson(response, status, document);
    },
  };
}
