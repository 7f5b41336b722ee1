package example.brand;

/** The request has to change: it would fail again. */
public final class InvalidRequestException extends BrandException {

  private static final long serialVersionUID = 1L;

  InvalidRequestException(String message, ErrorDetails details) {
    super(message, details, null);
  }
}
