import type { Manual } from './larkfield/manuals';

const PAGE = { width: 612, height: 792, margin: 64 } as const;
const LINE_LETTERS = 84;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  /** Room above the line, in points. */
  readonly above: number;
}

const wrapped = (text: string, letters: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
};

const linesOf = ({ title, model, sections }: Manual): readonly Line[] => [
  { text: title, size: 26, isBold: true, above: 0 },
  { text: `Manual. Model number ${model}`, size: 12, isBold: false, above: 10 },
  ...sections.flatMap(({ heading, lines }) => [
    { text: heading, size: 15, isBold: true, above: 18 },
    ...lines.flatMap(each =>
      wrapped(each, LINE_LETTERS).map((text, index) => ({
        text,
        size: 11,
        isBold: false,
        above: index === 0 ? 6 : 2,
      })),
    ),
  ]),
];

const escaped = (text: string): string => text.replace(/[\\()]/g, letter => `\\${letter}`);

/** The lines as pages of drawing commands. */
const pagesOf = (lines: readonly Line[]): readonly string[] => {
  const pages: string[][] = [[]];
  let y: number = PAGE.height - PAGE.margin;
  for (const { text, size, isBold, above } of lines) {
    y -= above + size;
    if (y < PAGE.margin) {
      pages.push([]);
      y = PAGE.height - PAGE.margin - size;
    }
    const font = isBold ? 'F2' : 'F1';
    pages
      .at(-1)
      ?.push(`BT /${font} ${size} Tf ${PAGE.margin} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`);
  }
  return pages.map(commands => commands.join('\n'));
};

/** A manual as a PDF of letter size, in the fonts that every reader has. */
export function manualPdf(manual: Manual): Buffer {
  const pages = pagesOf(linesOf(manual));
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const kids = pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(manual.title)}) >>`,
    ...pages.flatMap((commands, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${7 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${Buffer.byteLength(commands, 'latin1')} >>\nstream\n${commands}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
