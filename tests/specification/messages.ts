/** Section 5 of the specification, verbatim, misspellings included. */
export const messages = {
  contact: {
    fullName: 'Please Enter Name',
    email: 'Please Enter A Valid Email Address',
    phone: 'Please Enter A Valid Phone Number',
    message: 'Please Enter Message',
  },
  login: {
    account: 'Please Enter Phone/Email/Username',
    password: 'Please Enter Password',
  },
  employeeLogin: {
    phone: 'Please Enter Mobile Number',
    code: 'Please Enter Employee Username',
    password: 'Please Enter Password',
  },
  /** In the order of the checks. */
  reset: [
    'Please Enter Phone/Email',
    'Please Enter Valid OTP',
    'Please Enter Password',
    'Please set a new password with 8 to 20 characters, including both letters and numbers',
    'Please Enter Password Again',
    'Password & Confirm Password Not Macth',
  ],
  unknownUser: 'User does not exist',
  /** In the order of the checks; Chinese where the specification has it. */
  signUp: [
    ['email', 'Please Enter Company Email', '请输入公司电子邮件'],
    ['country', 'Please Select Country', undefined],
    ['firstName', 'Please Enter First Name', '请输入名字'],
    ['lastName', 'Please Enter Last Name', '请输入姓氏'],
    ['terms', 'Please Check this Field', '请检查此字段'],
  ],
  companyName: 'Please Enter Company Name',
  thanks: 'Your message have been sent',
  resetDone: 'Successfully',
  signUpHeading: 'Sign Up Now!',
  signUpSent: 'Thank you for signing up!',
  existingUser: 'Already an existing user?',
  loginHere: 'Login here',
  phoneActivation: 'Phone Activation',
  invalidToken: 'Invalid token',
  unknownError: 'unknown error request',
  searchPlaceholder: 'Document Keyword search...',
  noResults: "Sorry, we couldn't find any results",
  closing: 'Start offering your customers a better service experience',
  notFound: {
    code: '404',
    heading: 'Oops! Page not found',
    sentence: "Sorry, the page you're looking for doesn't exist.",
    button: 'Go to Home',
  },
} as const;

/** Maximum length of a field. */
export const maxLengths = {
  contact: { fullName: 50, email: 100, phone: 100, message: 200 },
  signUp: { email: 100, firstName: 20, lastName: 20, companyName: 1024 },
} as const;

export const contactPhoneMinLength = 6;

export const passwords = {
  accepted: ['harbour7', 'a1a1a1a1a1a1a1a1a1a1'],
  refused: [
    'harbou7',
    'a1a1a1a1a1a1a1a1a1a1a',
    'harbours',
    '48291648',
    'harbour-7',
    'harbour 7',
    'härbour77',
  ],
} as const;
