export type SignUpField = 'email' | 'country' | 'firstName' | 'lastName' | 'companyName' | 'terms';

type Checked = {
  email: string;
  country: number | undefined;
  firstName: string;
  lastName: string;
  agreed: boolean;
};

export const textProblem = (text: string): boolean => text.trim() === '';

/** The first of the five checks that fails, in their order. The company name is not one of them. */
export function signUpProblem(input: Checked): SignUpField | undefined {
  if (textProblem(input.email)) return 'email';
  if (input.country === undefined) return 'country';
  if (textProblem(input.firstName)) return 'firstName';
  if (textProblem(input.lastName)) return 'lastName';
  return input.agreed ? undefined : 'terms';
}

/** The campaign a visitor came by is sent along when it is a whole number. */
export const businessTypeOf = (resource: string | undefined): number | undefined =>
  resource !== undefined && /^-?\d{1,9}$/.test(resource) ? Number(resource) : undefined;
