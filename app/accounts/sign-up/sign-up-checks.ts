import { failedChecks, type Problem } from '#app/forms/problems.ts';

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

/** Problems of the form in the order of its fields. The company name is optional. */
export const signUpProblems = (input: Record<Exclude<SignUpField, 'companyName'>, string>) =>
  failedChecks<SignUpProblem>([
    [isBlank(input.email), ['email', 'signUp.email']],
    [isBlank(input.country), ['country', 'signUp.country']],
    [isBlank(input.firstName), ['firstName', 'signUp.firstName']],
    [isBlank(input.lastName), ['lastName', 'signUp.lastName']],
    [isBlank(input.terms), ['terms', 'signUp.terms']],
  ]);

export const isBlank = (text: string): boolean => text.trim() === '';

/** The visitor's campaign (`resource`) where it is an integer of up to nine digits. */
export const businessTypeOf = (resource: string | undefined): number | undefined =>
  resource !== undefined && /^-?\d{1,9}$/.test(resource) ? Number(resource) : undefined;
