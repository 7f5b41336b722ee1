package example.brand;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The brand-operator API, with one method for each product. A client can be used by all threads, so
 * that a program needs only one.
 */
public final class Brand extends Groups {

  private Brand(Connection connection) {
    super(connection);
  }

  /** With the host and both keys of {@code BRAND_HOST}, {@code BRAND_ACCESS_KEY} and so on. */
  public static Brand create() {
    return builder().build();
  }

  public static Builder builder() {
    return new Builder();
  }

  public static final class Builder {

    String host = variable("BRAND_HOST").orElse("https://api.brand.example");
    String accessKey = variable("BRAND_ACCESS_KEY").orElse("");
    String secretKey = variable("BRAND_SECRET_KEY").orElse("");
    Duration timeout = Duration.ofSeconds(30);
    List<Duration> retryDelays =
        List.of(
            Duration.ofSeconds(1),
            Duration.ofSeconds(2),
            Duration.ofSeconds(4),
            Duration.ofSeconds(8));
    final Map<String, String> headers = new LinkedHashMap<>();
    HttpClient httpClient;
    Connection.Pause pause = Thread::sleep;

    private Builder() {}

    /**
     * By default {@code BRAND_HOST}, else the live host; in the sandbox {@code
     * https://sandbox.brand.example}.
     */
    public Builder host(String host) {
      this.host = host;
      return this;
    }

    /** By default {@code BRAND_ACCESS_KEY}. */
    public Builder accessKey(String accessKey) {
      this.accessKey = accessKey;
      return this;
    }

    /** By default {@code BRAND_SECRET_KEY}. */
    public Builder secretKey(String secretKey) {
      this.secretKey = secretKey;
      return this;
    }

    /** How long an attempt takes at most, until its response is complete: 30 seconds by default. */
    public Builder timeout(Duration timeout) {
      this.timeout = timeout;
      return this;
    }

    /**
     * The waits before each further attempt where there is no {@code Retry-After}: 1, 2, 4 and 8
     * seconds by default, each up to a fifth shorter or longer. An empty list repeats nothing.
     */
    public Builder retryDelays(List<Duration> retryDelays) {
      this.retryDelays = List.copyOf(retryDelays);
      return this;
    }

    /** A header of every request. */
    public Builder header(String name, String value) {
      headers.put(name, value);
      return this;
    }

    /**
     * Sends the requests, for instance through your proxy. It must not follow redirects, since the
     * path is signed.
     */
    public Builder httpClient(HttpClient httpClient) {
      this.httpClient = httpClient;
      return this;
    }

    /** Throws IllegalStateException if there are no keys. */
    public Brand build() {
      return new Brand(new Connection(this));
    }

    private static Optional<String> variable(String name) {
      return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isEmpty());
    }
  }
}
