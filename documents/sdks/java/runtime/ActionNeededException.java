package example.brand;

/** A person must act: the page of the error says who and where. */
public final class ActionNeededException extends BrandException {

  private static final long serialVersionUID = 1L;

  ActionNeededException(String message, ErrorDetails details) {
    super(message, details, null);
  }
}
