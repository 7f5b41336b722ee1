/** A name in Chinese characters is written family name first, without a space. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  /^\p{Script=Han}+$/u.test(firstName + lastName)
    ? lastName + firstName
    : `${firstName} ${lastName}`;
