import { describe, expect, test } from 'vitest';
import { officeIds, officeOf } from '#content/office-map.ts';
import { companyOf } from '#content/pages/company/company.ts';
import { offices } from './constants.ts';

/** The company of the specification: another operator has other offices and another history. */
const [english, chinese] = [companyOf('en'), companyOf('zh')];

test('2.7 the offices and what each of them shows', () => {
  const shown = officeIds.map((id) => {
    const { country, address, contactNumber } = officeOf(id);
    const parts = [...(address ? ['address'] : []), ...(contactNumber ? ['contactNumber'] : [])];
    return [id, country.en, parts];
  });
  expect(shown).toEqual(offices);
});

describe('2.7 an office', () => {
  test.each([
    ['shanghai', 'Shanghai', '上海'],
    ['shenzhen', 'Shenzhen', '深圳'],
    ['netherlands', 'Netherlands', '荷兰'],
    ['saudi', 'Saudi Arabia', '沙特阿拉伯'],
    ['hongkong', 'Hong Kong', '香港'],
    ['indonesia', 'Indonesia', '印度尼西亚'],
    ['singapore', 'Singapore', '新加坡'],
    ['vietnam', 'Vietnam', '越南'],
  ])('%s is called and located in %s, %s', (id, en, zh) => {
    for (const [data, place] of [
      [english, en],
      [chinese, zh],
    ] as const) {
      const office = data.offices.find(({ countryClass }) => countryClass === id);
      expect(office?.country).toBe(place);
      if (office?.address !== undefined) expect(office.address).toContain(place);
      expect(office?.isHeadquarters).toBe(id === 'singapore');
    }
  });
});

test('2.7 the history has the specified years', () => {
  const happened = (data: typeof english) =>
    data.history.map(({ year, content }) => [
      year,
      content.flatMap(({ desc, descArr }) => descArr ?? desc ?? []).join('; '),
    ]);
  expect(happened(english)).toEqual([
    [2018, expect.stringMatching(/^Founded.*First telecom license/)],
    [2019, expect.stringMatching(/^AI call center .*SaaS/)],
    [2020, expect.stringMatching(/^Call bot/)],
    [2021, expect.stringMatching(/licenses.*GSMA/)],
    [2022, expect.stringMatching(/^Viber silver/)],
    [2023, expect.stringMatching(/engagement suite.*WhatsApp premier/)],
    [2024, expect.stringMatching(/^Zalo partner/)],
    [2025, 'ISO 9001 certification; ISO 27001 certification; ISO 27701 certification'],
  ]);
  expect(happened(chinese)).toEqual([
    [2018, expect.stringMatching(/成立.*牌照/)],
    [2019, expect.stringMatching(/呼叫中心/)],
    [2020, expect.stringMatching(/外呼机器人/)],
    [2021, expect.stringMatching(/牌照.*GSMA/)],
    [2022, expect.stringMatching(/Viber 银牌/)],
    [2023, expect.stringMatching(/客户互动.*WhatsApp/)],
    [2024, expect.stringMatching(/Zalo/)],
    [2025, expect.stringMatching(/ISO 9001.*ISO 27001.*ISO 27701/)],
  ]);
});
