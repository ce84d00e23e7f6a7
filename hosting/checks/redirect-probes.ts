import type { HostRedirect } from '../adapter/manifest';
import type { Probe } from './probe';

const QUERY = 'utm_source=spring%20mail&q=a+b&size=S&size=M&empty=';

const inCapitals = (path: string): string =>
  path.replace(/[a-z]/g, (letter, at: number) => (at % 2 === 0 ? letter.toUpperCase() : letter));

const asSent = (path: string): string => encodeURI(path).replace(/\*$/, '150');

/** Byte for byte, as a mail program may send it. */
const raw = (path: string): string => Buffer.from(path.replace(/\*$/, '150')).toString('latin1');

const plusQuery = (to: string, query: string): string => {
  const target = new URL(to, 'https://base.test');
  const kept = query.split('&').filter(each => !target.searchParams.has(each.split('=')[0] ?? ''));
  const [address = '', anchor] = to.split('#');
  const all = `${address}${address.includes('?') ? '&' : '?'}${kept.join('&')}`;
  return anchor === undefined ? all : `${all}#${anchor}`;
};

/** What every host has to do with a rule, for each way to write its path. */
export const redirectProbes = ({ from, to, status }: HostRedirect): readonly Probe[] => {
  const path = asSent(from);
  const ways: readonly (readonly [string, string, string])[] = [
    ['as it is', path, to],
    ['in capitals', asSent(inCapitals(from)), to],
    ['with a query', `${path}?${QUERY}`, plusQuery(to, QUERY)],
    ['in capitals with a query', `${asSent(inCapitals(from))}?${QUERY}`, plusQuery(to, QUERY)],
  ];
  const isPlain = encodeURI(from) === from;
  const spelt: typeof ways = isPlain
    ? []
    : [
        ['with small escapes', path.replace(/%../g, escape => escape.toLowerCase()), to],
        ['in raw bytes', raw(from), to],
      ];
  return [
    ...[...ways, ...spelt].map(([way, each, location]) => ({
      title: `${from} ${way}`,
      path: each,
      status,
      location,
    })),
    { title: `${from} asked by HEAD`, path, method: 'HEAD', status, location: to },
  ];
};
