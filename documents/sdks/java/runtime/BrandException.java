package example.brand;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** An error of the API or of the way to it; its class says what to do. */
public class BrandException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final ErrorDetails details;

  BrandException(String message, ErrorDetails details, Throwable cause) {
    super(message, cause);
    this.details = details;
  }

  /** One of {@link Codes}, or one that was added later; 0 without a response of the API. */
  public int code() {
    return details.code();
  }

  /** The HTTP status; 0 without a response. */
  public int status() {
    return details.status();
  }

  /** Send it to us when you ask about the request. */
  public Optional<String> requestId() {
    return details.answer().get("requestId") instanceof String id ? Optional.of(id) : Optional.empty();
  }

  /** Pass it to repeat the request, so that it is carried out once. */
  public Optional<String> idempotencyKey() {
    return Optional.ofNullable(details.idempotencyKey());
  }

  /** The headers of the response; none without one. */
  public HttpHeaders headers() {
    return HttpHeaders.of(details.headers(), (name, value) -> true);
  }

  /** When the same request can succeed. */
  public Optional<RetryClass> retry() {
    return Optional.ofNullable(details.retry());
  }

  /** The address of a page that explains the error. */
  public Optional<String> docUrl() {
    return Optional.ofNullable(details.docUrl());
  }

  /** The field that is wrong: {@code phones[0]}. */
  public Optional<String> field() {
    return details.text("field");
  }

  /** Where the field is: body, query, path or header. */
  public Optional<String> in() {
    return details.text("in");
  }

  /** What is wrong with it: missing, unknown, type, value, length, range, format or together. */
  public Optional<String> problem() {
    return details.text("problem");
  }

  /** What it should be, in English. */
  public Optional<String> expected() {
    return details.text("expected");
  }

  /** What it was, as far as this is no secret. */
  public Optional<Object> received() {
    return Optional.ofNullable(details.error().get("received"));
  }

  /** The time of the header {@code Retry-After}. */
  public Optional<Duration> retryAfter() {
    return headers()
        .firstValue("Retry-After")
        .filter(seconds -> seconds.matches("\\d{1,9}"))
        .map(seconds -> Duration.ofSeconds(Long.parseLong(seconds)));
  }

  /** For {@link Codes#NONE_ACCEPTED}: {@code rejected} with an error code for each entry. */
  public Map<String, Object> data() {
    Map<String, Object> data = Json.objectIn(details.answer().get("data"));
    return data == null ? Map.of() : data;
  }
}
