const { randomInt } = require('node:crypto');

const letter = () => String.fromCharCode(97 + randomInt(26));

/** Random words that match nothing and are compared with all terms: the most expensive search. */
module.exports = (request) => {
  const words = Array.from({ length: 25 }, () => Array.from({ length: 7 }, letter).join(''));
  return {
    ...request,
    body: request.body.replace(/"query":"[^"]*"/, `"query":"${words.join(' ')}"`),
  };
};
