package example.brand;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What every call takes beside its request. */
public final class RequestOptions {

  static final RequestOptions NONE = builder().build();

  private final String idempotencyKey;
  private final Duration timeout;
  private final Map<String, String> headers;

  private RequestOptions(Builder builder) {
    idempotencyKey = builder.idempotencyKey;
    timeout = builder.timeout;
    headers = new LinkedHashMap<>(builder.headers);
  }

  public static Builder builder() {
    return new Builder();
  }

  Optional<String> idempotencyKey() {
    return Optional.ofNullable(idempotencyKey);
  }

  Optional<Duration> timeout() {
    return Optional.ofNullable(timeout);
  }

  Map<String, String> headers() {
    return headers;
  }

  public static final class Builder {

    private String idempotencyKey;
    private Duration timeout;
    private final Map<String, String> headers = new LinkedHashMap<>();

    private Builder() {}

    /**
     * A request with the same key is carried out once in 24 hours. By default each request has a
     * new one, which all its attempts share. Pass your own to repeat a request after a restart.
     */
    public Builder idempotencyKey(String idempotencyKey) {
      this.idempotencyKey = idempotencyKey;
      return this;
    }

    /** How long an attempt takes at most, until its response is complete. */
    public Builder timeout(Duration timeout) {
      this.timeout = timeout;
      return this;
    }

    public Builder header(String name, String value) {
      headers.put(name, value);
      return this;
    }

    public RequestOptions build() {
      return new RequestOptions(this);
    }
  }
}
