import { describe, expect, test } from 'vitest';
import { writeElement } from './write-element.ts';

describe('an element', () => {
  test('has its children in the order of the schema', () => {
    expect(writeElement('Measure', { MeasureUnitCode: 'in', Measurement: 5.5, MeasureType: '05' })).toBe(
      '<Measure><MeasureType>05</MeasureType><Measurement>5.5</Measurement><MeasureUnitCode>in</MeasureUnitCode></Measure>',
    );
  });

  test('may come twice with others between', () => {
    const range = {
      AudienceRangeQualifier: '17',
      AudienceRangePrecision: '03',
      AudienceRangeValue: 8,
      'AudienceRangePrecision#2': '04',
      'AudienceRangeValue#2': 12,
    };
    expect(writeElement('AudienceRange', range)).toContain(
      '<AudienceRangeValue>8</AudienceRangeValue><AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>12<',
    );
  });

  test('escapes special characters, and removes characters that XML cannot contain', () => {
    const text = 'A & B <i>“C”</i> ]]> \u0000\u000b\ud800 \u{1f4da}\ufffe';
    expect(writeElement('TitleText', text)).toBe(
      '<TitleText>A &amp; B &lt;i&gt;“C”&lt;/i&gt; ]]&gt;  \u{1f4da}</TitleText>',
    );
    expect(writeElement('Date', { text: '2026', attributes: { dateformat: '"05"' } })).toBe(
      '<Date dateformat="&quot;05&quot;">2026</Date>',
    );
  });

  test('is not written without content', () => {
    expect(writeElement('CollateralDetail', { TextContent: [], Prize: undefined })).toBe('');
    expect(writeElement('MainSubject', '')).toBe('<MainSubject></MainSubject>');
  });

  test('refuses a child that the schema does not have there', () => {
    expect(() => writeElement('Imprint', { PublisherName: 'Harbour Press' })).toThrow(/Imprint has no PublisherName/);
    expect(() => writeElement('Nonsense', { A: 'b' })).toThrow(RangeError);
  });
});
