import type { Region } from './region';

// Each place: name, postal code without its space, latitude, longitude.
export const CANADA: readonly Region[] = [
  {
    code: 'AB',
    areaCode: '403',
    places: `Calgary T2P1J9 51.05 -114.07; Edmonton T5J0R2 53.54 -113.49; Red Deer T4N1X5 52.27 -113.81;
      Lethbridge T1J0P3 49.69 -112.84; Medicine Hat T1A0A5 50.04 -110.68; Canmore T1W1P5 51.09 -115.36;
      Grande Prairie T8V0X3 55.17 -118.80; Cochrane T4C1A5 51.19 -114.47`,
  },
  {
    code: 'BC',
    areaCode: '604',
    places: `Vancouver V6B1A1 49.28 -123.12; Victoria V8W1P6 48.43 -123.37; Kelowna V1Y1J7 49.89 -119.50;
      Nanaimo V9R5J6 49.17 -123.94; Kamloops V2C2A9 50.67 -120.33; Abbotsford V2S2E8 49.05 -122.33;
      Prince George V2L3P7 53.92 -122.75; Vernon V1T5B7 50.27 -119.27; Courtenay V9N2K6 49.69 -124.99;
      Nelson V1L4E5 49.49 -117.29; Squamish V8B0A6 49.70 -123.15`,
  },
  {
    code: 'MB',
    areaCode: '204',
    places: `Winnipeg R3C0C3 49.90 -97.14; Brandon R7A0P3 49.85 -99.95; Steinbach R5G1M8 49.53 -96.68;
      Selkirk R1A1P6 50.14 -96.88; Morden R6M1Y8 49.19 -98.10`,
  },
  {
    code: 'NB',
    areaCode: '506',
    places: `Fredericton E3B1B5 45.96 -66.64; Moncton E1C1G8 46.09 -64.77; Saint John E2L1E5 45.27 -66.06;
      Bathurst E2A1A3 47.62 -65.65; Miramichi E1V1B1 47.03 -65.50`,
  },
  {
    code: 'NL',
    areaCode: '709',
    places: `St. John’s A1C1A6 47.56 -52.71; Corner Brook A2H6C7 48.95 -57.95; Gander A1V1W6 48.95 -54.61`,
  },
  {
    code: 'NS',
    areaCode: '902',
    places: `Halifax B3J1S9 44.65 -63.58; Sydney B1P1B2 46.14 -60.18; Truro B2N5E3 45.37 -63.28;
      Kentville B4N1K3 45.08 -64.50; Bridgewater B4V2W8 44.38 -64.52`,
  },
  {
    code: 'ON',
    areaCode: '416',
    places: `Toronto M5H2N2 43.65 -79.38; Ottawa K1P1J1 45.42 -75.70; Hamilton L8P1A1 43.26 -79.87;
      London N6A1H3 42.98 -81.25; Kingston K7L2Z1 44.23 -76.49; Guelph N1H3A1 43.55 -80.25;
      Barrie L4M4T5 44.39 -79.69; Peterborough K9H1A1 44.31 -78.32; Sudbury P3E4P5 46.49 -81.00;
      Thunder Bay P7B1A1 48.38 -89.25; Windsor N9A1A1 42.32 -83.04; Burlington L7R2G6 43.33 -79.80;
      Oakville L6J3G1 43.45 -79.68; Kitchener N2G1C5 43.45 -80.49; Orangeville L9W1K1 43.92 -80.09;
      Huntsville P1H1X9 45.33 -79.22; Belleville K8N3A4 44.16 -77.38; Collingwood L9Y1A8 44.50 -80.22;
      Niagara Falls L2E6S4 43.09 -79.08; North Bay P1B1A8 46.31 -79.46; Sarnia N7T1Z2 42.97 -82.40;
      Owen Sound N4K2H3 44.57 -80.94; Whitby L1N4L6 43.90 -78.94; Stratford N5A1N3 43.37 -80.98`,
  },
  {
    code: 'PE',
    areaCode: '782',
    places: `Charlottetown C1A1L8 46.24 -63.13; Summerside C1N1B1 46.40 -63.79`,
  },
  {
    code: 'QC',
    areaCode: '514',
    places: `Montreal H3B2G7 45.50 -73.57; Quebec City G1R2J6 46.81 -71.21; Gatineau J8X2J8 45.43 -75.71;
      Sherbrooke J1H1P3 45.40 -71.89; Laval H7S1N3 45.57 -73.74; Trois-Rivieres G9A1L2 46.34 -72.54;
      Granby J2G2V1 45.40 -72.73; Saint-Jerome J7Z1X3 45.78 -74.00; Rimouski G5L1P3 48.45 -68.52;
      Saguenay G7H1V7 48.43 -71.06; Hudson J0P1H0 45.45 -74.14`,
  },
  {
    code: 'SK',
    areaCode: '306',
    places: `Regina S4P2C5 50.45 -104.61; Saskatoon S7K0J5 52.13 -106.67; Moose Jaw S6H0C5 50.39 -105.53;
      Prince Albert S6V1A4 53.20 -105.75; Swift Current S9H1A3 50.29 -107.79`,
  },
  {
    code: 'YT',
    areaCode: '867',
    places: `Whitehorse Y1A1E2 60.72 -135.06`,
  },
];
