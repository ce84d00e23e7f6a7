import { expect, it } from 'vitest';
import { gtinOf } from './gtin';
import { htmlText } from './html-text';

it.each([
  ['<p>A <b>small</b>bite.</p><ul><li>One</li><li>Two</li></ul>', 'A smallbite. One Two'],
  ['Salt &amp; pepper&#8217;s &lt;b&gt; &nbsp; &unknown;', 'Salt & pepper’s <b> &unknown;'],
  ['a<script>alert("<p>")</script>b<!-- <p>c</p> -->d', 'a b d'],
  ['', ''],
])('converts %s', (html, words) => {
  expect(htmlText(html)).toBe(words);
});

it.each([
  ['4006381333931', '4006381333931'],
  ['0 36000 29145 2', '036000291452'],
  ['036000291453', null],
  ['12345', null],
  ['00000000', null],
  ['SKU-1', null],
  [null, null],
])('maps the barcode %s to %s', (barcode, gtin) => {
  expect(gtinOf(barcode)).toBe(gtin);
});
