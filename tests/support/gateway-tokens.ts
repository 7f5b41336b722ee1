/** Tokens of a live gateway, for the settings of tests. */
export const gatewayTokens = {
  GATEWAY_TOKEN: 'h3Wc8Zq0LmT5vKx2RyB7nDfJ9sGpE4uA',
  GATEWAY_TOKEN_SECOND: 'r7Tj2Yp9QkX4mVb6ZsN1wHdC8fLgA5uE',
};
