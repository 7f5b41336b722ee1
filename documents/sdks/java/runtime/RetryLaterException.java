package example.brand;

/** The same request can succeed soon; it was repeated already. */
public final class RetryLaterException extends BrandException {

  private static final long serialVersionUID = 1L;

  RetryLaterException(String message, ErrorDetails details) {
    super(message, details, null);
  }
}
