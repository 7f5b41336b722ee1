package example.brand;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The signatures of requests and of callbacks. */
final class Signing {

  private Signing() {}

  /** Path and query are as they are sent. */
  static String ofRequest(
      String method,
      String path,
      String query,
      String timestamp,
      String nonce,
      byte[] body,
      String secretKey) {
    return hmac(
        String.join("\n", method, path, query, timestamp, nonce, sha256(body)), secretKey);
  }

  static String ofCallback(String timestamp, String nonce, byte[] body, String secret) {
    return hmac(String.join("\n", timestamp, nonce, sha256(body)), secret);
  }

  /** Sorted by name. */
  static String canonicalQuery(Map<String, ?> values) {
    Map<String, String> pairs = new TreeMap<>();
    values.forEach(
        (name, value) -> {
          if (value != null) pairs.put(encode(name), encode(value.toString()));
        });
    return pairs.entrySet().stream()
        .map(pair -> pair.getKey() + "=" + pair.getValue())
        .collect(Collectors.joining("&"));
  }

  /** Everything except letters, digits and -._~ is percent-encoded. */
  static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8)
        .replace("+", "%20")
        .replace("*", "%2A")
        .replace("%7E", "~");
  }

  private static String sha256(byte[] body) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(body));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static String hmac(String text, String secret) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
      return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
