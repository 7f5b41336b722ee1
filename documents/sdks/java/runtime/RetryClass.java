package example.brand;

import java.util.Locale;
import java.util.Optional;

/** When the same request can succeed. */
public enum RetryClass {
  /** Never: change the request. */
  NO,
  /** Soon: repeat it. */
  WAIT,
  /** When something outside has changed, such as the balance. */
  LATER,
  /** When a person has acted. */
  ASK;

  /** Empty if this version does not know the class. */
  static Optional<RetryClass> of(Object value) {
    for (RetryClass one : values())
      if (one.name().toLowerCase(Locale.ROOT).equals(value)) return Optional.of(one);
    return Optional.empty();
  }
}
