const { randomUUID } = require('node:crypto');

/** Each request is a submission of its own. */
module.exports = (request) => ({
  ...request,
  body: request.body.replace(/"submission":"[^"]*"/, `"submission":"${randomUUID()}"`),
});
