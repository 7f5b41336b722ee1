/**
 * A valid login succeeds; one without free capacity is refused as busy. Nothing else is correct.
 */
module.exports = (body) => /^\{"code":(0|"busy"|"too-many-requests"),/.test(body);
