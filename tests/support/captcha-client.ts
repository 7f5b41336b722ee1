import type { Call } from '#contract/call.ts';
import * as contract from '#contract/captcha.ts';
import { secondMs } from '#contract/time-units.ts';
import { spendCaptchaPass } from '#server/captcha/pass.ts';
import type { TestApp } from './app.ts';
import { handAnswer, placeOf } from './captcha.ts';

/** The recipient and the type of text that every answer asks a pass for. */
export const bound = { recipient: '+65 8123 4567', type: 4 };

export type CaptchaClient = ReturnType<typeof captchaOn>;

/** Calls of a browser that asks for challenges and answers them. */
export function captchaOn(served: TestApp) {
  const { database } = served.context;
  const send = (call: Call, payload?: object, address = '127.0.0.1') =>
    served.app.inject({
      method: call.method,
      url: call.path,
      ...(payload && { payload }),
      headers: { 'content-language': 'EN' },
      remoteAddress: address,
    });

  const fetchPuzzle = async (address?: string): Promise<contract.PuzzleOffer> =>
    (await send(contract.fetchPuzzle, undefined, address)).json().data;

  const fetchWork = async (address?: string): Promise<contract.WorkOffer> =>
    (await send(contract.fetchWork, undefined, address)).json().data;

  /**
   * Fetches a puzzle and returns the answer of a person two seconds later, `offBy` px beside the
   * place.
   */
  const solvePuzzle = async (offBy = 0) => {
    const offer = await fetchPuzzle();
    const x = await placeOf(database, offer.id);
    served.clock.advance(2 * secondMs);
    return { ...bound, ...(await handAnswer(offer, x + offBy)) };
  };

  const answerPuzzle = (given: object, address?: string) =>
    send(contract.answerPuzzle, given, address);

  return {
    send,
    fetchPuzzle,
    fetchWork,
    solvePuzzle,
    answerPuzzle,
    answerWork: (given: object, address?: string) =>
      send(contract.answerWork, { ...bound, ...given }, address),
    /** A pass for a puzzle that was solved. */
    getPass: async (): Promise<string> =>
      (await answerPuzzle(await solvePuzzle())).json().data.pass,
    spend: (pass: string, given: Partial<typeof bound> = {}) =>
      spendCaptchaPass(database, { pass, ...bound, ...given }, served.clock.now()),
  };
}

export const codeOf = async (reply: ReturnType<CaptchaClient['send']>) => (await reply).json().code;
