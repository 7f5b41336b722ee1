const { randomInt } = require('node:crypto');

const letter = () => String.fromCharCode(97 + randomInt(26));

/** Words that nobody asked for yet, each like none and so looked for among all: nothing is dearer. */
module.exports = (request) => {
  const words = Array.from({ length: 25 }, () => Array.from({ length: 7 }, letter).join(''));
  return {
    ...request,
    body: request.body.replace(/"query":"[^"]*"/, `"query":"${words.join(' ')}"`),
  };
};
