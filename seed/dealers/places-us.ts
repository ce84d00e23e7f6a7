import type { Region } from './region';

// Each place: name, ZIP code, latitude, longitude.
export const UNITED_STATES: readonly Region[] = [
  {
    code: 'AL',
    areaCode: '205',
    places: `Birmingham 35203 33.52 -86.81; Huntsville 35801 34.73 -86.58; Mobile 36602 30.69 -88.04;
      Montgomery 36104 32.38 -86.31; Tuscaloosa 35401 33.21 -87.57; Auburn 36830 32.61 -85.48`,
  },
  {
    code: 'AK',
    areaCode: '907',
    places: `Anchorage 99501 61.22 -149.89; Fairbanks 99701 64.84 -147.72; Juneau 99801 58.30 -134.42;
      Wasilla 99654 61.58 -149.44`,
  },
  {
    code: 'AZ',
    areaCode: '602',
    places: `Phoenix 85004 33.45 -112.07; Tucson 85701 32.22 -110.97; Flagstaff 86001 35.20 -111.65;
      Prescott 86301 34.54 -112.47; Mesa 85201 33.42 -111.83; Yuma 85364 32.69 -114.63;
      Sierra Vista 85635 31.55 -110.30`,
  },
  {
    code: 'AR',
    areaCode: '501',
    places: `Little Rock 72201 34.75 -92.29; Fayetteville 72701 36.06 -94.16; Fort Smith 72901 35.39 -94.42;
      Jonesboro 72401 35.84 -90.70; Hot Springs 71901 34.50 -93.06`,
  },
  {
    code: 'CA',
    areaCode: '916',
    places: `Sacramento 95814 38.58 -121.49; San Diego 92101 32.72 -117.16; Fresno 93721 36.74 -119.79;
      Santa Rosa 95404 38.44 -122.71; Redding 96001 40.59 -122.39; Bakersfield 93301 35.37 -119.02;
      San Luis Obispo 93401 35.28 -120.66; Riverside 92501 33.98 -117.38; Monterey 93940 36.60 -121.89;
      Santa Barbara 93101 34.42 -119.70; Oakland 94607 37.80 -122.27; Long Beach 90802 33.77 -118.19;
      Modesto 95354 37.64 -121.00; Eureka 95501 40.80 -124.16`,
  },
  {
    code: 'CO',
    areaCode: '303',
    places: `Denver 80202 39.74 -104.99; Colorado Springs 80903 38.83 -104.82; Fort Collins 80521 40.59 -105.08;
      Boulder 80302 40.02 -105.27; Grand Junction 81501 39.06 -108.55; Pueblo 81003 38.25 -104.61;
      Durango 81301 37.28 -107.88`,
  },
  {
    code: 'CT',
    areaCode: '860',
    places: `Hartford 06103 41.77 -72.68; New Haven 06510 41.31 -72.92; Stamford 06901 41.05 -73.54;
      Danbury 06810 41.39 -73.45; Norwich 06360 41.52 -72.08`,
  },
  {
    code: 'DE',
    areaCode: '302',
    places: `Wilmington 19801 39.74 -75.55; Dover 19901 39.16 -75.52; Lewes 19958 38.77 -75.14`,
  },
  {
    code: 'FL',
    areaCode: '813',
    places: `Tampa 33602 27.95 -82.46; Orlando 32801 28.54 -81.38; Jacksonville 32202 30.33 -81.66;
      Tallahassee 32301 30.44 -84.28; Gainesville 32601 29.65 -82.32; Naples 34102 26.14 -81.79;
      Sarasota 34236 27.34 -82.53; Pensacola 32502 30.42 -87.22; Fort Lauderdale 33301 26.12 -80.14;
      Ocala 34471 29.19 -82.14; West Palm Beach 33401 26.71 -80.05; Melbourne 32901 28.08 -80.61`,
  },
  {
    code: 'GA',
    areaCode: '404',
    places: `Atlanta 30303 33.75 -84.39; Savannah 31401 32.08 -81.09; Augusta 30901 33.47 -81.97;
      Athens 30601 33.96 -83.38; Macon 31201 32.84 -83.63; Columbus 31901 32.47 -84.99;
      Marietta 30060 33.95 -84.55; Gainesville 30501 34.30 -83.82`,
  },
  {
    code: 'HI',
    areaCode: '808',
    places: `Honolulu 96813 21.31 -157.86; Hilo 96720 19.71 -155.09; Kahului 96732 20.89 -156.47`,
  },
  {
    code: 'ID',
    areaCode: '208',
    places: `Boise 83702 43.62 -116.20; Coeur d’Alene 83814 47.68 -116.78; Idaho Falls 83402 43.49 -112.04;
      Twin Falls 83301 42.56 -114.46; Nampa 83651 43.58 -116.56; Moscow 83843 46.73 -117.00`,
  },
  {
    code: 'IL',
    areaCode: '312',
    places: `Chicago 60601 41.89 -87.62; Springfield 62701 39.80 -89.65; Naperville 60540 41.77 -88.15;
      Rockford 61101 42.27 -89.09; Peoria 61602 40.69 -89.59; Champaign 61820 40.12 -88.24;
      Carbondale 62901 37.73 -89.22; Bloomington 61701 40.48 -88.99; Crystal Lake 60014 42.24 -88.32`,
  },
  {
    code: 'IN',
    areaCode: '317',
    places: `Indianapolis 46204 39.77 -86.16; Fort Wayne 46802 41.08 -85.14; South Bend 46601 41.68 -86.25;
      Bloomington 47404 39.17 -86.53; Evansville 47708 37.97 -87.57; Lafayette 47901 40.42 -86.89;
      Carmel 46032 39.98 -86.12`,
  },
  {
    code: 'IA',
    areaCode: '515',
    places: `Des Moines 50309 41.59 -93.62; Cedar Rapids 52401 41.98 -91.67; Iowa City 52240 41.66 -91.53;
      Davenport 52801 41.52 -90.57; Sioux City 51101 42.50 -96.40; Ames 50010 42.03 -93.62`,
  },
  {
    code: 'KS',
    areaCode: '316',
    places: `Wichita 67202 37.69 -97.34; Topeka 66603 39.05 -95.68; Lawrence 66044 38.97 -95.24;
      Overland Park 66204 38.98 -94.67; Manhattan 66502 39.18 -96.57; Hays 67601 38.88 -99.33`,
  },
  {
    code: 'KY',
    areaCode: '502',
    places: `Louisville 40202 38.25 -85.76; Lexington 40507 38.05 -84.50; Bowling Green 42101 36.99 -86.44;
      Owensboro 42301 37.77 -87.11; Paducah 42001 37.08 -88.60`,
  },
  {
    code: 'LA',
    areaCode: '504',
    places: `New Orleans 70112 29.95 -90.07; Baton Rouge 70801 30.45 -91.19; Lafayette 70501 30.22 -92.02;
      Shreveport 71101 32.51 -93.75; Lake Charles 70601 30.23 -93.22`,
  },
  {
    code: 'ME',
    areaCode: '207',
    places: `Portland 04101 43.66 -70.26; Bangor 04401 44.80 -68.77; Augusta 04330 44.31 -69.78;
      Lewiston 04240 44.10 -70.21; Camden 04843 44.21 -69.06`,
  },
  {
    code: 'MD',
    areaCode: '410',
    places: `Baltimore 21201 39.29 -76.62; Annapolis 21401 38.98 -76.49; Frederick 21701 39.41 -77.41;
      Salisbury 21801 38.36 -75.60; Rockville 20850 39.08 -77.15; Hagerstown 21740 39.64 -77.72`,
  },
  {
    code: 'MA',
    areaCode: '508',
    places: `Boston 02108 42.36 -71.06; Worcester 01608 42.26 -71.80; Springfield 01103 42.10 -72.59;
      Plymouth 02360 41.96 -70.67; Lowell 01852 42.64 -71.31; Pittsfield 01201 42.45 -73.25;
      Hyannis 02601 41.65 -70.28`,
  },
  {
    code: 'MI',
    areaCode: '616',
    places: `Grand Rapids 49503 42.96 -85.67; Detroit 48226 42.33 -83.05; Ann Arbor 48104 42.28 -83.74;
      Lansing 48933 42.73 -84.55; Traverse City 49684 44.76 -85.62; Kalamazoo 49007 42.29 -85.59;
      Marquette 49855 46.54 -87.40; Saginaw 48607 43.42 -83.95; Petoskey 49770 45.37 -84.96`,
  },
  {
    code: 'MN',
    areaCode: '612',
    places: `Minneapolis 55401 44.98 -93.27; Saint Paul 55101 44.95 -93.09; Duluth 55802 46.79 -92.10;
      Rochester 55902 44.02 -92.47; Saint Cloud 56301 45.56 -94.16; Mankato 56001 44.16 -94.00;
      Bemidji 56601 47.47 -94.88`,
  },
  {
    code: 'MS',
    areaCode: '601',
    places: `Jackson 39201 32.30 -90.18; Gulfport 39501 30.37 -89.09; Oxford 38655 34.37 -89.52;
      Hattiesburg 39401 31.33 -89.29; Tupelo 38801 34.26 -88.70`,
  },
  {
    code: 'MO',
    areaCode: '314',
    places: `Saint Louis 63101 38.63 -90.20; Kansas City 64105 39.10 -94.58; Springfield 65806 37.21 -93.29;
      Columbia 65201 38.95 -92.33; Joplin 64801 37.08 -94.51; Cape Girardeau 63701 37.31 -89.52;
      Saint Charles 63301 38.78 -90.48`,
  },
  {
    code: 'MT',
    areaCode: '406',
    places: `Billings 59101 45.78 -108.50; Missoula 59802 46.87 -113.99; Bozeman 59715 45.68 -111.04;
      Great Falls 59401 47.51 -111.30; Kalispell 59901 48.20 -114.31; Helena 59601 46.59 -112.04`,
  },
  {
    code: 'NE',
    areaCode: '402',
    places: `Omaha 68102 41.26 -95.93; Lincoln 68508 40.81 -96.70; Grand Island 68801 40.93 -98.34;
      Kearney 68847 40.70 -99.08; North Platte 69101 41.14 -100.76`,
  },
  {
    code: 'NV',
    areaCode: '775',
    places: `Reno 89501 39.53 -119.81; Las Vegas 89101 36.17 -115.14; Henderson 89015 36.04 -114.98;
      Carson City 89701 39.16 -119.77; Elko 89801 40.83 -115.76`,
  },
  {
    code: 'NH',
    areaCode: '603',
    places: `Manchester 03101 42.99 -71.46; Concord 03301 43.21 -71.54; Nashua 03060 42.76 -71.46;
      Hanover 03755 43.70 -72.29; Portsmouth 03801 43.07 -70.76`,
  },
  {
    code: 'NJ',
    areaCode: '609',
    places: `Princeton 08540 40.36 -74.66; Trenton 08608 40.22 -74.77; Morristown 07960 40.80 -74.48;
      Cherry Hill 08002 39.93 -75.03; Toms River 08753 39.95 -74.20; Paramus 07652 40.94 -74.07;
      Flemington 08822 40.51 -74.86`,
  },
  {
    code: 'NM',
    areaCode: '505',
    places: `Albuquerque 87102 35.08 -106.65; Santa Fe 87501 35.69 -105.94; Las Cruces 88001 32.31 -106.78;
      Farmington 87401 36.73 -108.21; Roswell 88201 33.39 -104.52`,
  },
  {
    code: 'NY',
    areaCode: '518',
    places: `Albany 12207 42.65 -73.75; Buffalo 14202 42.89 -78.88; Rochester 14604 43.16 -77.61;
      Syracuse 13202 43.05 -76.15; Ithaca 14850 42.44 -76.50; White Plains 10601 41.03 -73.77;
      Saratoga Springs 12866 43.08 -73.78; Huntington 11743 40.87 -73.43; Plattsburgh 12901 44.70 -73.45;
      Poughkeepsie 12601 41.70 -73.92; Binghamton 13901 42.10 -75.91; Riverhead 11901 40.92 -72.66`,
  },
  {
    code: 'NC',
    areaCode: '919',
    places: `Raleigh 27601 35.78 -78.64; Charlotte 28202 35.23 -80.84; Asheville 28801 35.60 -82.55;
      Wilmington 28401 34.23 -77.95; Greensboro 27401 36.07 -79.79; Winston-Salem 27101 36.10 -80.24;
      Fayetteville 28301 35.05 -78.88; Hickory 28601 35.73 -81.34; Greenville 27858 35.61 -77.37`,
  },
  {
    code: 'ND',
    areaCode: '701',
    places: `Fargo 58102 46.88 -96.79; Bismarck 58501 46.81 -100.78; Grand Forks 58201 47.93 -97.03;
      Minot 58701 48.23 -101.30`,
  },
  {
    code: 'OH',
    areaCode: '614',
    places: `Columbus 43215 39.96 -83.00; Cleveland 44114 41.50 -81.69; Cincinnati 45202 39.10 -84.51;
      Dayton 45402 39.76 -84.19; Toledo 43604 41.65 -83.54; Akron 44308 41.08 -81.52;
      Youngstown 44503 41.10 -80.65; Mansfield 44902 40.76 -82.52; Athens 45701 39.33 -82.10`,
  },
  {
    code: 'OK',
    areaCode: '405',
    places: `Oklahoma City 73102 35.47 -97.52; Tulsa 74103 36.15 -95.99; Norman 73069 35.22 -97.44;
      Stillwater 74074 36.12 -97.06; Lawton 73501 34.61 -98.39`,
  },
  {
    code: 'OR',
    areaCode: '503',
    places: `Portland 97204 45.52 -122.68; Eugene 97401 44.05 -123.09; Bend 97701 44.06 -121.31;
      Salem 97301 44.94 -123.03; Medford 97501 42.33 -122.87; Corvallis 97330 44.56 -123.26`,
  },
  {
    code: 'PA',
    areaCode: '610',
    places: `Philadelphia 19103 39.95 -75.17; Pittsburgh 15222 40.44 -79.99; Lancaster 17602 40.04 -76.31;
      Harrisburg 17101 40.26 -76.88; Allentown 18101 40.60 -75.47; Erie 16501 42.13 -80.09;
      State College 16801 40.79 -77.86; Scranton 18503 41.41 -75.66; Reading 19601 40.34 -75.93;
      West Chester 19380 39.96 -75.61; York 17401 39.96 -76.73`,
  },
  {
    code: 'RI',
    areaCode: '401',
    places: `Providence 02903 41.82 -71.41; Newport 02840 41.49 -71.31; Westerly 02891 41.38 -71.83`,
  },
  {
    code: 'SC',
    areaCode: '803',
    places: `Columbia 29201 34.00 -81.03; Charleston 29401 32.78 -79.93; Greenville 29601 34.85 -82.40;
      Myrtle Beach 29577 33.69 -78.89; Rock Hill 29730 34.92 -81.03; Beaufort 29902 32.43 -80.67`,
  },
  {
    code: 'SD',
    areaCode: '605',
    places: `Sioux Falls 57104 43.55 -96.73; Rapid City 57701 44.08 -103.23; Aberdeen 57401 45.46 -98.49;
      Pierre 57501 44.37 -100.35`,
  },
  {
    code: 'TN',
    areaCode: '615',
    places: `Nashville 37203 36.15 -86.79; Knoxville 37902 35.96 -83.92; Memphis 38103 35.15 -90.05;
      Chattanooga 37402 35.05 -85.31; Franklin 37064 35.93 -86.87; Johnson City 37601 36.31 -82.35;
      Jackson 38301 35.61 -88.81; Cookeville 38501 36.16 -85.50`,
  },
  {
    code: 'TX',
    areaCode: '512',
    places: `Austin 78701 30.27 -97.74; Dallas 75201 32.78 -96.80; Houston 77002 29.76 -95.37;
      San Antonio 78205 29.42 -98.49; Fort Worth 76102 32.76 -97.33; Lubbock 79401 33.58 -101.86;
      Amarillo 79101 35.21 -101.83; El Paso 79901 31.76 -106.49; Waco 76701 31.55 -97.15;
      Corpus Christi 78401 27.80 -97.40; Tyler 75702 32.35 -95.30; Midland 79701 32.00 -102.08;
      College Station 77840 30.62 -96.34; Plano 75074 33.02 -96.70`,
  },
  {
    code: 'UT',
    areaCode: '801',
    places: `Salt Lake City 84101 40.76 -111.89; Provo 84601 40.23 -111.66; Ogden 84401 41.22 -111.97;
      Saint George 84770 37.10 -113.58; Logan 84321 41.74 -111.83; Park City 84060 40.65 -111.50`,
  },
  {
    code: 'VT',
    areaCode: '802',
    places: `Burlington 05401 44.48 -73.21; Montpelier 05602 44.26 -72.58; Rutland 05701 43.61 -72.97;
      Brattleboro 05301 42.85 -72.56; Springfield 05156 43.30 -72.48`,
  },
  {
    code: 'VA',
    areaCode: '804',
    places: `Richmond 23219 37.54 -77.44; Charlottesville 22902 38.03 -78.48; Roanoke 24011 37.27 -79.94;
      Norfolk 23510 36.85 -76.29; Alexandria 22314 38.80 -77.05; Fredericksburg 22401 38.30 -77.46;
      Winchester 22601 39.19 -78.16; Lynchburg 24504 37.41 -79.14; Blacksburg 24060 37.23 -80.41`,
  },
  {
    code: 'WA',
    areaCode: '206',
    places: `Seattle 98101 47.61 -122.33; Spokane 99201 47.66 -117.43; Tacoma 98402 47.25 -122.44;
      Bellingham 98225 48.75 -122.48; Olympia 98501 47.04 -122.90; Yakima 98901 46.60 -120.51;
      Walla Walla 99362 46.06 -118.34; Vancouver 98660 45.63 -122.67; Wenatchee 98801 47.42 -120.31`,
  },
  {
    code: 'WV',
    areaCode: '304',
    places: `Charleston 25301 38.35 -81.63; Morgantown 26505 39.63 -79.96; Huntington 25701 38.42 -82.45;
      Martinsburg 25401 39.46 -77.96`,
  },
  {
    code: 'WI',
    areaCode: '608',
    places: `Madison 53703 43.07 -89.40; Milwaukee 53202 43.04 -87.91; Green Bay 54301 44.52 -88.02;
      Eau Claire 54701 44.81 -91.50; La Crosse 54601 43.80 -91.24; Appleton 54911 44.26 -88.42;
      Wausau 54403 44.96 -89.63`,
  },
  {
    code: 'WY',
    areaCode: '307',
    places: `Cheyenne 82001 41.14 -104.82; Casper 82601 42.85 -106.33; Jackson 83001 43.48 -110.76;
      Laramie 82070 41.31 -105.59; Sheridan 82801 44.80 -106.96`,
  },
];
