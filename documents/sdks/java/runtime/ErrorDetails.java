package example.brand;

import java.io.Serializable;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is known about an error; null is what is not.
 *
 * @param answer The body of the response; empty if it is not from the API.
 */
record ErrorDetails(
    int status,
    Map<String, List<String>> headers,
    Map<String, Object> answer,
    RetryClass retry,
    String docUrl,
    String idempotencyKey)
    implements Serializable {

  // Statuses after which the same request can succeed, when the code does not say more.
  private static final Set<Integer> PASSING = Set.of(429, 500, 502, 503, 504);

  static final ErrorDetails NONE = new ErrorDetails(0, Map.of(), Map.of(), null, null, null);

  static ErrorDetails withoutResponse(String docUrl) {
    return new ErrorDetails(0, Map.of(), Map.of(), RetryClass.WAIT, docUrl, null);
  }

  static ErrorDetails of(HttpResponse<?> response, Map<String, Object> answer, String docUrl) {
    int status = response.statusCode();
    ErrorDetails known =
        new ErrorDetails(status, response.headers().map(), answer, null, null, null);
    int code = known.code();
    RetryClass retry =
        RetryClass.of(known.error().get("retry"))
            .or(() -> Codes.retryClass(code))
            .orElse(PASSING.contains(status) ? RetryClass.WAIT : null);
    String page = code == 0 || docUrl.contains("#") ? docUrl : docUrl + "#error-" + code;
    return new ErrorDetails(
        status, known.headers, answer, retry, known.text("docUrl").orElse(page), null);
  }

  ErrorDetails withIdempotencyKey(Optional<String> key) {
    return new ErrorDetails(status, headers, answer, retry, docUrl, key.orElse(null));
  }

  BrandException toException() {
    if (retry == null) return new BrandException(message(), this, null);
    return switch (retry) {
      case NO -> new InvalidRequestException(message(), this);
      case WAIT -> new RetryLaterException(message(), this);
      case LATER -> new NotYetException(message(), this);
      case ASK -> new ActionNeededException(message(), this);
    };
  }

  int code() {
    return answer.get("code") instanceof Number code ? code.intValue() : 0;
  }

  /** The field {@code error} of the response. */
  Map<String, Object> error() {
    Map<String, Object> error = Json.objectIn(answer.get("error"));
    return error == null ? Map.of() : error;
  }

  Optional<String> text(String name) {
    return error().get(name) instanceof String text ? Optional.of(text) : Optional.empty();
  }

  private String message() {
    if (code() == 0) return "Status " + status + ", without an error code.";
    StringBuilder message = new StringBuilder(code() + ": " + answer.get("msg"));
    text("expected").ifPresent(expected -> message.append(" Expected: ").append(expected).append('.'));
    Object received = error().get("received");
    if (received != null) message.append(" Received: ").append(received).append('.');
    return message.append(" (requestId ").append(answer.get("requestId")).append(')').toString();
  }
}
