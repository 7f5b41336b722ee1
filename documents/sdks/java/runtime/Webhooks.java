package example.brand;

import example.brand.types.WebhookEvent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Callbacks: events that the API sends to your server. */
public final class Webhooks {

  private static final long MOST_MILLIS = 300_000;

  private Webhooks() {}

  /**
   * Checks that a callback is genuine, and reads it. Throws {@link InvalidSignatureException} if its
   * signature is missing, wrong or more than 5 minutes from the clock: respond with 401. Store its
   * nonce for 10 minutes and its {@code eventId} for 24 hours, since events can arrive more than
   * once. Throws {@link IllegalArgumentException} if there is no secret, or an empty one.
   *
   * <p>Kinds of events, statuses and other values that this version does not know come through.
   *
   * @param header Gives a header of the request by its name, such as {@code request::getHeader}.
   * @param rawBody The body as it was received, before it is parsed.
   * @param secrets The callback secret; while it is being changed, both.
   */
  public static WebhookEvent verify(
      Function<String, String> header, byte[] rawBody, String... secrets) {
    return verify(header, rawBody, Arrays.asList(secrets), Clock.systemUTC());
  }

  /**
   * The same with all headers of the request: texts or lists of them. The spelling of their names
   * does not matter.
   */
  public static WebhookEvent verify(Map<String, ?> headers, byte[] rawBody, String... secrets) {
    return verify(headerIn(headers), rawBody, secrets);
  }

  /** The same at the time of a clock, for tests with stored callbacks. */
  public static WebhookEvent verify(
      Function<String, String> header, byte[] rawBody, List<String> secrets, Clock clock) {
    if (secrets.isEmpty()
        || secrets.stream().anyMatch(secret -> secret == null || secret.isEmpty()))
      throw new IllegalArgumentException("There is no callback secret.");
    String timestamp = textOf(header.apply("X-Callback-Timestamp"));
    String nonce = textOf(header.apply("X-Callback-Nonce"));
    byte[] given = bytes(textOf(header.apply("X-Callback-Signature")));
    if (given.length == 0) throw new InvalidSignatureException("The callback is not signed.");
    boolean isGenuine = false;
    for (String secret : secrets) {
      byte[] expected = bytes(Signing.ofCallback(timestamp, nonce, rawBody, secret));
      isGenuine |= MessageDigest.isEqual(expected, given);
    }
    if (!isGenuine)
      throw new InvalidSignatureException("The signature does not belong to this body.");
    if (!timestamp.matches("\\d{13}")
        || Math.abs(clock.millis() - Long.parseLong(timestamp)) > MOST_MILLIS)
      throw new InvalidSignatureException("The callback is more than 5 minutes from the clock.");
    return WebhookEvent.of(
        Json.read(new String(rawBody, StandardCharsets.UTF_8))
            .orElseThrow(() -> new IllegalArgumentException("The callback is no JSON object.")));
  }

  private static Function<String, String> headerIn(Map<String, ?> headers) {
    Map<String, Object> names = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    headers.forEach(
        (name, value) -> {
          if (name != null) names.put(name, value);
        });
    return name -> {
      Object value = names.get(name);
      if (value instanceof List<?> list) value = list.isEmpty() ? null : list.get(0);
      return value == null ? null : value.toString();
    };
  }

  private static String textOf(String header) {
    return header == null ? "" : header;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
