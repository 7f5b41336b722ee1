package example.brand;

/** A callback whose signature is missing, wrong or old: respond with 401. */
public final class InvalidSignatureException extends BrandException {

  private static final long serialVersionUID = 1L;

  InvalidSignatureException(String message) {
    super(message, ErrorDetails.NONE, null);
  }
}
