package example.brand;

/** The same request succeeds when something outside has changed, such as the balance. */
public final class NotYetException extends BrandException {

  private static final long serialVersionUID = 1L;

  NotYetException(String message, ErrorDetails details) {
    super(message, details, null);
  }
}
