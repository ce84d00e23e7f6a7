/** The position of each state and province on a map of tiles: code, column, row. */
const GRID = `
  YT0 NT1 NU2 NLa
  BC0 AB1 SK2 MB3 ON5 QC7 NB8 PE9 NSa
  MEa
  WA0 ID1 MT2 ND3 MN4 WI5 MI6 NY7 VT8 NH9
  OR0 UT1 WY2 SD3 IA4 IL5 IN6 OH7 PA8 MA9 RIa
  CA0 NV1 CO2 NE3 MO4 KY5 WV6 VA7 MD8 NJ9 CTa
  AZ1 NM2 KS3 AR4 TN5 NC6 SC7 DC8 DE9
  OK3 LA4 MS5 AL6 GA7
  AK0 HI1 TX3 FL8`;

export interface MapTile {
  readonly code: string;
  /** Columns from the left. */
  readonly x: number;
  /** Rows from the top. */
  readonly y: number;
}

const HEXADECIMAL = 16;

export const MAP_COLUMNS = 11;
export const MAP_ROWS = 9;

export const MAP_TILES: readonly MapTile[] = /* @__PURE__ */ GRID.trim()
  .split('\n')
  .flatMap((row, y) =>
    row
      .trim()
      .split(' ')
      .map(entry => ({
        code: entry.slice(0, 2),
        x: Number.parseInt(entry.slice(2), HEXADECIMAL),
        y,
      })),
  );
