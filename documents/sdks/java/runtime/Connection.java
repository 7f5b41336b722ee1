package example.brand;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Sends calls: signs each attempt, repeats what can succeed, turns refusals into exceptions. */
final class Connection {

  private static final String USER_AGENT = "brand-java/brand-version";
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(60);

  private final String host;
  private final String accessKey;
  private final String secretKey;
  private final Duration timeout;
  private final List<Duration> retryDelays;
  private final Map<String, String> headers;
  private final HttpClient httpClient;
  private final Pause pause;

  /** What waits between two attempts. */
  interface Pause {
    void millis(long duration) throws InterruptedException;
  }

  Connection(Brand.Builder settings) {
    if (isMissing(settings.accessKey) || isMissing(settings.secretKey))
      throw new IllegalStateException(
          "There are no keys: set BRAND_ACCESS_KEY and BRAND_SECRET_KEY, or accessKey and"
              + " secretKey of the builder.");
    host = settings.host.replaceAll("/+$", "");
    accessKey = settings.accessKey;
    secretKey = settings.secretKey;
    timeout = settings.timeout;
    retryDelays = settings.retryDelays;
    headers = new LinkedHashMap<>(settings.headers);
    // With HTTP/2 this client refuses requests beyond the number that a connection takes at once.
    httpClient =
        settings.httpClient == null
            ? HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()
            : settings.httpClient;
    if (httpClient.followRedirects() != HttpClient.Redirect.NEVER)
      throw new IllegalStateException("The path is signed, so redirects cannot be followed.");
    pause = settings.pause;
  }

  private static boolean isMissing(String key) {
    return key == null || key.isEmpty();
  }

  /** {@code inPath} are the values of the braces in the path. */
  Result<Object> send(
      Operation operation,
      List<String> inPath,
      Map<String, Object> request,
      RequestOptions options) {
    Sent sent = Sent.of(operation, inPath, request, options);
    for (int attempt = 0; ; attempt++) {
      try {
        return attempt(operation, sent, options);
      } catch (BrandException error) {
        Optional<Duration> delay =
            attempt < retryDelays.size() ? Optional.of(retryDelays.get(attempt)) : Optional.empty();
        Duration wait = delay.flatMap(normal -> waitBefore(error, normal)).orElseThrow(() -> error);
        sleep(wait, error);
      }
    }
  }

  /** A request, the same in all its attempts; the body of a form is not signed. */
  private record Sent(
      String method,
      String path,
      String query,
      byte[] body,
      byte[] signedBody,
      Optional<String> contentType,
      Optional<String> idempotencyKey) {

    static Sent of(
        Operation operation,
        List<String> inPath,
        Map<String, Object> request,
        RequestOptions options) {
      byte[] nothing = {};
      byte[] body = nothing;
      byte[] signed = nothing;
      String query = "";
      String contentType = null;
      switch (operation.place()) {
        case JSON -> {
          signed = body = Json.write(request).getBytes(StandardCharsets.UTF_8);
          contentType = "application/json";
        }
        case MULTIPART -> {
          Form form = Form.of(request);
          body = form.body();
          contentType = form.contentType();
        }
        case QUERY -> query = Signing.canonicalQuery(request);
        case NOWHERE -> {}
      }
      // One for all attempts, so that the request is carried out once.
      Optional<String> key =
          operation.takesKey()
              ? options.idempotencyKey().or(() -> Optional.of(UUID.randomUUID().toString()))
              : Optional.empty();
      return new Sent(
          operation.method(),
          operation.pathWith(inPath),
          query,
          body,
          signed,
          Optional.ofNullable(contentType),
          key);
    }
  }

  private Result<Object> attempt(Operation operation, Sent sent, RequestOptions options) {
    Duration most = options.timeout().orElse(timeout);
    CompletableFuture<HttpResponse<byte[]>> exchange =
        httpClient.sendAsync(requestOf(sent, options), BodyHandlers.ofByteArray());
    try {
      // The timeout of a request of this client would end with the headers of the response.
      HttpResponse<byte[]> response = exchange.get(most.toNanos(), TimeUnit.NANOSECONDS);
      return resultOf(response, operation, sent);
    } catch (TimeoutException cause) {
      throw noResponse(operation, sent, "the time is over", cause);
    } catch (ExecutionException failure) {
      Throwable cause = failure.getCause();
      if (!(cause instanceof IOException)) throw new IllegalStateException(cause);
      String message = cause.getMessage();
      String reason = message == null ? cause.getClass().getSimpleName() : message;
      throw noResponse(operation, sent, reason, cause);
    } catch (InterruptedException cause) {
      Thread.currentThread().interrupt();
      throw noResponse(operation, sent, "the thread was interrupted", cause);
    } finally {
      // Closes the connection of an attempt that has not ended.
      exchange.cancel(true);
    }
  }

  private HttpRequest requestOf(Sent sent, RequestOptions options) {
    String timestamp = String.valueOf(System.currentTimeMillis());
    String nonce = UUID.randomUUID().toString();
    Map<String, String> all = new LinkedHashMap<>();
    all.put("User-Agent", USER_AGENT);
    sent.contentType.ifPresent(type -> all.put("Content-Type", type));
    sent.idempotencyKey.ifPresent(key -> all.put("Idempotency-Key", key));
    all.putAll(headers);
    all.putAll(options.headers());
    all.put("X-Access-Key", accessKey);
    all.put("X-Timestamp", timestamp);
    all.put("X-Nonce", nonce);
    all.put(
        "X-Signature",
        Signing.ofRequest(
            sent.method, sent.path, sent.query, timestamp, nonce, sent.signedBody, secretKey));
    URI address =
        URI.create(host + sent.path + (sent.query.isEmpty() ? "" : "?" + sent.query));
    HttpRequest.Builder request = HttpRequest.newBuilder(address);
    all.forEach(request::setHeader);
    return request
        .method(
            sent.method,
            sent.contentType.isPresent()
                ? BodyPublishers.ofByteArray(sent.body)
                : BodyPublishers.noBody())
        .build();
  }

  private static Result<Object> resultOf(
      HttpResponse<byte[]> response, Operation operation, Sent sent) {
    // Without a code, a proxy or another server has answered.
    Map<String, Object> envelope =
        Json.read(new String(response.body(), StandardCharsets.UTF_8))
            .filter(fields -> fields.get("code") instanceof Long)
            .orElse(Map.of());
    if (Long.valueOf(0).equals(envelope.get("code")))
      return new Result<>(
          envelope.get("data"),
          String.valueOf(envelope.getOrDefault("requestId", "")),
          response.statusCode(),
          response.headers());
    throw ErrorDetails.of(response, envelope, operation.docUrl())
        .withIdempotencyKey(sent.idempotencyKey)
        .toException();
  }

  private static BrandException noResponse(
      Operation operation, Sent sent, String reason, Throwable cause) {
    return new ConnectionException(
        operation.id() + ": no response: " + reason + ".",
        ErrorDetails.withoutResponse(operation.docUrl()).withIdempotencyKey(sent.idempotencyKey),
        cause);
  }

  /** Empty if the request is not to be repeated: it cannot succeed soon. */
  private static Optional<Duration> waitBefore(BrandException error, Duration delay) {
    if (error.retry().orElse(null) != RetryClass.WAIT
        || error.getCause() instanceof InterruptedException) return Optional.empty();
    ThreadLocalRandom random = ThreadLocalRandom.current();
    double millis = delay.toMillis();
    if (error.retryAfter().isEmpty())
      return Optional.of(Duration.ofMillis((long) (millis * random.nextDouble(0.8, 1.2))));
    return error
        .retryAfter()
        .filter(wait -> wait.compareTo(LONGEST_WAIT) <= 0)
        .map(wait -> wait.plusMillis((long) (0.2 * millis * random.nextDouble())));
  }

  /** A thread that is interrupted gets the error of the last attempt. */
  private void sleep(Duration wait, BrandException error) {
    try {
      pause.millis(wait.toMillis());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw error;
    }
  }
}
