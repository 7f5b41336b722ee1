/** Geometry of the balance drawing: the share of the balance in balance plus credit. */
export type MoneyLine = {
  /** Percent of the whole line. */
  balancePercent: number;
  hasCredit: boolean;
  /** Whether the label at the end of the balance fits between the outer labels. */
  namesBalanceEnd: boolean;
};

/** Minimum length on both sides of the marker at the end of the balance. */
const [minPercent, maxPercent] = [8, 88];
const [firstNamedPercent, lastNamedPercent] = [16, 76];

export function moneyLine(balance: number, credit: number): MoneyLine {
  const hasCredit = credit > 0;
  const left = Math.max(balance, 0);
  const share = left === 0 ? 0 : (left / (left + Math.max(credit, 0))) * 100;
  const balancePercent = hasCredit ? Math.min(Math.max(share, minPercent), maxPercent) : share;
  return {
    balancePercent,
    hasCredit,
    namesBalanceEnd: balancePercent >= firstNamedPercent && balancePercent <= lastNamedPercent,
  };
}
