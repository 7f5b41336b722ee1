package example.brand;

/** No response arrived, so the request may have been carried out. */
public final class ConnectionException extends BrandException {

  private static final long serialVersionUID = 1L;

  ConnectionException(String message, ErrorDetails details, Throwable cause) {
    super(message, details, cause);
  }
}
