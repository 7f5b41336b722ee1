package com.google.gson;

public final class GsonBuilder {
  public GsonBuilder disableHtmlEscaping() {
    return this;
  }

  public GsonBuilder serializeNulls() {
    return this;
  }

  public GsonBuilder setObjectToNumberStrategy(ToNumberStrategy strategy) {
    return this;
  }

  public Gson create() {
    return new Gson();
  }
}
