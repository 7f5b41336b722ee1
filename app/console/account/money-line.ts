/** The drawing of an account's money: how far the balance reaches on a line that ends with the credit. */
export type MoneyLine = {
  /** Percent of the whole line. */
  balancePercent: number;
  hasCredit: boolean;
  /** The name of the place where the balance ends has room between the two ends. */
  namesBalanceEnd: boolean;
};

/** The packet at the balance's end needs some line on both sides. */
const [leastPercent, mostPercent] = [8, 88];
const [firstNamedPercent, lastNamedPercent] = [16, 76];

export function moneyLine(balance: number, credit: number): MoneyLine {
  const hasCredit = credit > 0;
  const left = Math.max(balance, 0);
  const share = left === 0 ? 0 : (left / (left + Math.max(credit, 0))) * 100;
  const balancePercent = hasCredit ? Math.min(Math.max(share, leastPercent), mostPercent) : share;
  return {
    balancePercent,
    hasCredit,
    namesBalanceEnd: balancePercent >= firstNamedPercent && balancePercent <= lastNamedPercent,
  };
}
