/** A right login is let in; one that comes when there is no room is told so. Nothing else is right. */
module.exports = (body) => /^\{"code":(0|"busy"|"too-many-requests"),/.test(body);
