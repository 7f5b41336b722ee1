package example.brand.types;

/** A field with a few known values. */
public interface ApiEnum {

  /** The value as the API writes it; of {@code ADDED_LATER} it is empty. */
  String value();
}
