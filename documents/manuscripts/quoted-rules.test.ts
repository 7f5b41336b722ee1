import { describe, expect, test } from 'vitest';
import { apiRules, withoutCode } from '#content/api-rules.ts';
import { consoleRequestsWords } from '#content/interface/console-requests.ts';
import { documentWords } from '#content/interface/document.ts';
import { tryWords } from '#content/interface/try.ts';
import { locales } from '#contract/locale.ts';
import { readErrors } from '../api/errors.ts';
import { readOperation } from '../api/operation.ts';
import { allManuscripts } from './manuscripts.ts';

const errorOf = (wanted: number) => {
  const found = readErrors().find(({ code }) => code === wanted);
  if (!found) throw new Error(`There is no error ${wanted}.`);
  return found;
};

test('what a repeated request cures has the class wait', () => {
  for (const code of [1104, 1301, 1501, 1502]) expect(errorOf(code).retry, `${code}`).toBe('wait');
});

describe.each(locales)('rules of the API (%s)', (locale) => {
  const rules = apiRules[locale];
  const manuscripts = allManuscripts()[locale];
  const textOf = (id: string) => manuscripts.find((one) => one.id === id)?.text ?? '';
  const classes = [rules.retryNo, rules.retryWait, rules.retryLater, rules.retryAsk];

  test('pages quote them', () => {
    for (const id of ['general/conventions', 'general/error-codes'])
      for (const rule of classes) expect(textOf(id), id).toContain(rule);
    const { finalStatus, unknownParameter, didOptOut, smsOptOut } = rules;
    for (const rule of [finalStatus, unknownParameter, didOptOut])
      expect(textOf('general/conventions')).toContain(rule);
    expect(textOf('did-number/sms-mt-v2')).toContain(didOptOut);
    expect(textOf('sms/sms-faq')).toContain(smsOptOut);
  });

  test('every document of a callback says when an unknown status is final', () => {
    const callbacks = manuscripts.filter(
      ({ facts: { operation } }) => operation && readOperation(operation, locale).event,
    );
    expect(callbacks).toHaveLength(17);
    for (const { id, text } of callbacks) expect(text, id).toContain(rules.finalStatus);
  });

  test('descriptions of codes and keywords quote them', () => {
    expect(errorOf(1002).remedy[locale]).toContain(rules.unknownParameter);
    expect(errorOf(5105).remedy[locale]).toContain(rules.didOptOut);
    expect(errorOf(2009).remedy[locale]).toContain(rules.smsOptOut);
    const keyword = readOperation('did-number/didMessage', locale)
      .parameters.flatMap(({ fields }) => fields)
      .find(({ name }) => name === 'data.keyword');
    const stop = keyword?.values.find(({ value }) => value === 'STOP');
    expect(stop?.means).toContain(rules.didOptOut);
  });

  test('the page, Try it and the request log say how to repeat a request', () => {
    expect(Object.values(documentWords[locale].retryMeanings)).toEqual(classes);
    expect(consoleRequestsWords[locale].detail.retries.wait).toBe(withoutCode(rules.retryWait));
    expect(rules.retryWait).toContain(rules.waitTimes);
    expect(tryWords[locale].retries.wait).toBe(withoutCode(rules.waitTimes));
  });

  test('no text has a rule that is not filled in', () => {
    const place = new RegExp(`\\{(${Object.keys(rules).join('|')})\\}`);
    for (const { id, text } of manuscripts) expect(text, id).not.toMatch(place);
  });
});
