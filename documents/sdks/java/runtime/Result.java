package example.brand;

import java.net.http.HttpHeaders;
import java.util.Map;
import java.util.function.Function;

/**
 * A successful response.
 *
 * @param requestId Send it to us when you ask about the request.
 */
public record Result<T>(T data, String requestId, int status, HttpHeaders headers) {

  @SuppressWarnings("unchecked")
  <U> Result<U> as(Function<Map<String, ?>, U> of) {
    Map<String, ?> fields = data instanceof Map ? (Map<String, ?>) data : Map.of();
    return new Result<>(of.apply(fields), requestId, status, headers);
  }
}
