// A WebM file of one silent VP9 track, with its length and an index to seek by.

/** @param {number} value @param {number} length */
const sized = (value, length) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes.subarray(8 - length);
};

/** An element's length, in eight bytes. @param {number} value */
const size = value => {
  const bytes = sized(value, 8);
  bytes[0] = 0x01;
  return bytes;
};

/** @param {number} value */
const number = value => sized(value, 4);

/** @param {number} value */
const real = value => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

/** @param {string} id @param {...(Buffer | string)} content */
const element = (id, ...content) => {
  const body = Buffer.concat(
    content.map(part => (typeof part === 'string' ? Buffer.from(part) : part)),
  );
  return Buffer.concat([Buffer.from(id, 'hex'), size(body.length), body]);
};

/**
 * @param {readonly { data: Buffer, timestamp: number, isKey: boolean }[]} frames In their order,
 *   timestamps in ms; the first is a key frame
 * @param {{ width: number, height: number, durationMs: number }} film
 */
export const muxWebm = (frames, { width, height, durationMs }) => {
  const header = element(
    '1a45dfa3',
    element('4286', number(1)),
    element('42f7', number(1)),
    element('42f2', number(4)),
    element('42f3', number(8)),
    element('4282', 'webm'),
    element('4287', number(4)),
    element('4285', number(2)),
  );
  const info = element(
    '1549a966',
    element('2ad7b1', number(1_000_000)),
    element('4489', real(durationMs)),
    element('4d80', 'storefront'),
    element('5741', 'storefront'),
  );
  const tracks = element(
    '1654ae6b',
    element(
      'ae',
      element('d7', number(1)),
      element('73c5', number(1)),
      element('83', number(1)),
      element('86', 'V_VP9'),
      element('e0', element('b0', number(width)), element('ba', number(height))),
    ),
  );
  /** @type {{ start: number, body: Buffer }[]} */
  const clusters = [];
  for (const { data, timestamp, isKey } of frames) {
    if (isKey) clusters.push({ start: Math.round(timestamp), body: Buffer.alloc(0) });
    const cluster = clusters.at(-1);
    if (!cluster) throw new Error('The first frame is no key frame.');
    const head = Buffer.alloc(4);
    head[0] = 0x81;
    head.writeInt16BE(Math.round(timestamp) - cluster.start, 1);
    head[3] = isKey ? 0x80 : 0;
    cluster.body = Buffer.concat([cluster.body, element('a3', head, data)]);
  }
  const parts = clusters.map(({ start, body }) => ({
    start,
    bytes: element('1f43b675', element('e7', number(start)), body),
  }));
  /** @param {number} offset */
  const cuesAt = offset => {
    let place = offset;
    const points = parts.map(({ start, bytes }) => {
      const point = element(
        'bb',
        element('b3', number(start)),
        element('b7', element('f7', number(1)), element('f1', number(place))),
      );
      place += bytes.length;
      return point;
    });
    return element('1c53bb6b', ...points);
  };
  // The index comes before what it points to; its length does not depend on the positions.
  const before = info.length + tracks.length;
  const cues = cuesAt(before + cuesAt(0).length);
  const segment = element('18538067', info, tracks, cues, ...parts.map(({ bytes }) => bytes));
  return Buffer.concat([header, segment]);
};
