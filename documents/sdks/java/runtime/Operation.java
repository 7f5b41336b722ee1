package example.brand;

import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;

/**
 * How a call is sent.
 *
 * @param takesKey Whether an idempotency key makes a repeated request take effect once.
 */
record Operation(
    String id, String method, String path, Place place, boolean takesKey, String docUrl) {

  private static final Pattern PART = Pattern.compile("\\{\\w+}");

  /** Where the request goes. */
  enum Place {
    JSON,
    MULTIPART,
    QUERY,
    NOWHERE
  }

  /** The path with these values in place of its braces. */
  String pathWith(List<String> values) {
    Iterator<String> next = values.iterator();
    return PART.matcher(path).replaceAll(match -> encoded(next.next(), match.group()));
  }

  private String encoded(String value, String part) {
    if (value == null || value.isEmpty())
      throw new IllegalArgumentException(id + ": " + part + " has to be a text.");
    return Signing.encode(value);
  }
}
