import { failing, type Problem } from '#app/forms/problems.ts';

export const signUpFields = [
  'email',
  'country',
  'firstName',
  'lastName',
  'companyName',
  'terms',
] as const;

export type SignUpField = (typeof signUpFields)[number];
type SignUpProblem<Field extends SignUpField = SignUpField> = Problem<Field, `signUp.${Field}`>;

/** The five checks in their order. The company name is not one of them. */
export const signUpProblems = (input: Record<Exclude<SignUpField, 'companyName'>, string>) =>
  failing<SignUpProblem>([
    [isBlank(input.email), ['email', 'signUp.email']],
    [isBlank(input.country), ['country', 'signUp.country']],
    [isBlank(input.firstName), ['firstName', 'signUp.firstName']],
    [isBlank(input.lastName), ['lastName', 'signUp.lastName']],
    [isBlank(input.terms), ['terms', 'signUp.terms']],
  ]);

export const isBlank = (text: string): boolean => text.trim() === '';

/** The campaign a visitor came by is sent along when it is a whole number. */
export const businessTypeOf = (resource: string | undefined): number | undefined =>
  resource !== undefined && /^-?\d{1,9}$/.test(resource) ? Number(resource) : undefined;
